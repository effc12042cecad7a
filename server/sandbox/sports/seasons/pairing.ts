/**
 * Who meets in a match of a tournament in which everybody meets everybody, time after time: the circle method, by which all but
 * one go round and nobody plays again before half of the round is over. Who is at home changes with each circle.
 * @param competitors an even number
 */
export function pairing<T>(competitors: readonly T[], slot: number): [home: T, away: T] {
  const count = competitors.length
  const half = count / 2
  const round = Math.floor(slot / half)
  const within = slot % half
  const standing = (place: number) => {
    const turned = place === 0 ? 0 : 1 + ((((place - 1 - round) % (count - 1)) + count - 1) % (count - 1))
    return competitors[turned] as T
  }
  const [one, other] = [standing(within), standing(count - 1 - within)]
  const circle = Math.floor(round / (count - 1))
  // The first one stays in its place, and is at home every other round.
  const turn = within === 0 ? round % (count - 1) : within
  return (turn + circle) % 2 === 0 ? [one, other] : [other, one]
}
