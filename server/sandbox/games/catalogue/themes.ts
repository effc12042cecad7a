/** What a game is about: what its cover shows, and what its name is made of. */
export type Theme = {
  motif: string
  scene: string
  tags: string[]
  /** A name is one of each, or a last with "of the" and a place. */
  first: string[]
  last: string[]
}

const words = (text: string) => text.split(' ')

/** Every theme by its name; the key is also a tag of its games. */
export const themes = {
  north: {
    motif: 'aurora',
    scene: 'mountains',
    tags: ['nature'],
    first: words('Polar Glacier Boreal Frostlit Winter Northern Icebound Tundra'),
    last: words('Hollow Beacon Reindeer Embers Veil Passage Skies Solstice'),
  },
  sea: {
    motif: 'wave',
    scene: 'sea',
    tags: ['nature'],
    first: words('Tidal Coral Drifting Saltwind Azure Deepwater Lagoon Harbour'),
    last: words('Anthem Compass Current Pearls Lanterns Reef Voyage Cove'),
  },
  sailing: {
    motif: 'ship',
    scene: 'sea',
    tags: ['adventure'],
    first: words('Corsair Windward Buccaneer Galleon Topsail Mariner Keel Seven-Mast'),
    last: words('Bounty Ledger Horizon Captain Plunder Charts Ransom Moorings'),
  },
  desert: {
    motif: 'pyramid',
    scene: 'desert',
    tags: ['history'],
    first: words('Saffron Sandstone Dune Mirage Caravan Oasis Sirocco Amberdune'),
    last: words('Scarab Vault Procession Sands Seal Obelisk Riddle Sunrise'),
  },
  cactus: {
    motif: 'cactus',
    scene: 'desert',
    tags: ['adventure'],
    first: words('Dusty Canyon Mesa Prairie Copper Tumbleweed Sundown Outlaw'),
    last: words('Stagecoach Claim Saddle Showdown Gulch Trail Spurs Reward'),
  },
  orchard: {
    motif: 'cherry',
    scene: 'rays',
    tags: ['fruit', 'classic'],
    first: words('Ripe Orchard Juicy Sunny Market Sugared Summer Zesty'),
    last: words('Basket Harvest Cherries Stand Crates Medley Squeeze Bloom'),
  },
  citrus: {
    motif: 'lemon',
    scene: 'rays',
    tags: ['fruit', 'classic'],
    first: words('Lemon Tangy Citrus Fizzy Bright Breezy Sorbet Golden-Peel'),
    last: words('Parade Splash Grove Twist Terrace Fizz Slices Morning'),
  },
  sevens: {
    motif: 'seven',
    scene: 'curtain',
    tags: ['classic'],
    first: words('Velvet Blazing Lucky Polished Ruby Electric Crimson Royal'),
    last: words('Sevens Trio Parlour Marquee Stripes Reels Encore Deluxe'),
  },
  bells: {
    motif: 'bell',
    scene: 'curtain',
    tags: ['classic'],
    first: words('Ringing Brass Midnight Carillon Golden Chiming Tower Festival'),
    last: words('Bells Chorus Clapper Quarter Refrain Peal Signal Hour'),
  },
  stars: {
    motif: 'star',
    scene: 'space',
    tags: ['space', 'classic'],
    first: words('Twinkling Comet Stellar Zenith Radiant Falling Starlit Evening'),
    last: words('Cascade Wishes Orbit Spectacle Dust Meridian Sparks Dance'),
  },
  space: {
    motif: 'planet',
    scene: 'space',
    tags: ['space'],
    first: words('Nebula Ringworld Outer Gravity Saturnine Cosmic Lunar Parallax'),
    last: words('Drifter Station Frontier Echo Outpost Signals Eclipse Wanderer'),
  },
  rockets: {
    motif: 'rocket',
    scene: 'space',
    tags: ['space'],
    first: words('Booster Apogee Launchpad Thruster Ion Escape Countdown Turbo'),
    last: words('Velocity Crew Ascent Runaway Mission Pilots Trajectory Ignition'),
  },
  gems: {
    motif: 'gem',
    scene: 'cave',
    tags: ['jewels'],
    first: words('Facet Sapphire Prism Emerald Carat Brilliant Opal Topaz'),
    last: words('Chamber Cascade Cutters Hoard Glow Mosaic Quarry Crown'),
  },
  crown: {
    motif: 'crown',
    scene: 'curtain',
    tags: ['jewels', 'history'],
    first: words('Regal Sovereign Gilded Palace Imperial Throne Noble Monarch'),
    last: words('Heirloom Banquet Decree Court Regalia Coronet Charter Masque'),
  },
  lantern: {
    motif: 'lantern',
    scene: 'city',
    tags: ['asia'],
    first: words('Paper Silken Jade Lantern Bamboo Vermilion Moonbridge Teahouse'),
    last: words('Festival Procession Garden Promise River Fortune Pavilion Koi'),
  },
  blossom: {
    motif: 'blossom',
    scene: 'mountains',
    tags: ['asia', 'nature'],
    first: words('Cherry-Blossom Plum Lotus Petal Willow Misty Camellia Springtime'),
    last: words('Terrace Haiku Shrine Drift Pond Fans Whisper Pagoda'),
  },
  forest: {
    motif: 'tree',
    scene: 'forest',
    tags: ['nature', 'fantasy'],
    first: words('Mossy Elder Fernwood Whispering Thicket Evergreen Bramble Acorn'),
    last: words('Grove Keepers Glade Canopy Secrets Wardens Path Hollow'),
  },
  owl: {
    motif: 'owl',
    scene: 'forest',
    tags: ['animals', 'nature'],
    first: words('Owlet Dusk Moonwatch Nightwing Featherlight Starling Twilight Barnfield'),
    last: words('Wisdom Roost Watchers Flight Gaze Lullaby Parliament Perch'),
  },
  fox: {
    motif: 'fox',
    scene: 'forest',
    tags: ['animals', 'nature'],
    first: words('Foxglove Russet Clever Autumn Amber Redtail Vixen Brushwood'),
    last: words('Foxes Chase Burrow Tricks Tails Caper Trail Bandit'),
  },
  cats: {
    motif: 'cat',
    scene: 'city',
    tags: ['animals'],
    first: words('Alley Whisker Rooftop Velvet-Paw Purring Midnight-Cat Tabby Calico'),
    last: words('Heist Serenade Cushions Nine-Lives Promenade Mischief Society Café'),
  },
  fish: {
    motif: 'fish',
    scene: 'underwater',
    tags: ['animals', 'fishing'],
    first: words('Silver-Fin Angler Lakeside Rapids Trout Minnow Pike Riverbend'),
    last: words('Catch Tackle Shoal Derby Hooks Lines Waders Splash'),
  },
  shell: {
    motif: 'shell',
    scene: 'underwater',
    tags: ['nature', 'jewels'],
    first: words('Mermaid Nautilus Conch Abalone Siren Atoll Pearlescent Seafoam'),
    last: words('Treasure Song Grotto Gift Tides Garland Palace Charm'),
  },
  tropics: {
    motif: 'palm',
    scene: 'sea',
    tags: ['summer'],
    first: words('Tiki Hibiscus Coconut Island Sunset Hammock Mango Paradise'),
    last: words('Luau Breeze Drums Shore Holiday Nights Cabana Rhythm'),
  },
  fairground: {
    motif: 'wheel',
    scene: 'curtain',
    tags: ['party'],
    first: words('Carousel Ferris Candyfloss Ringmaster Confetti Boardwalk Jolly Penny'),
    last: words('Fair Marvels Midway Tickets Jubilee Carnival Prizes Whirl'),
  },
  candy: {
    motif: 'candy',
    scene: 'clouds',
    tags: ['sweets'],
    first: words('Sherbet Toffee Marzipan Gumdrop Praline Caramel Bonbon Nougat'),
    last: words('Kitchen Clouds Factory Tumble Swirl Party Delight Jar'),
  },
  luck: {
    motif: 'clover',
    scene: 'hills',
    tags: ['luck'],
    first: words('Shamrock Emerald-Isle Clover Rainbow Leprechaun Meadow Dewdrop Fourleaf'),
    last: words('Pot Fields Jig Blessing Kettle Charms Wishes Fiddle'),
  },
  horseshoe: {
    motif: 'horseshoe',
    scene: 'hills',
    tags: ['luck', 'animals'],
    first: words('Galloping Mustang Derbyshire Bridle Paddock Thunder-Hoof Farrier Wild-Mane'),
    last: words('Fortune Run Stables Gallop Herd Charm Steeple Finish'),
  },
  alchemy: {
    motif: 'potion',
    scene: 'cave',
    tags: ['fantasy', 'magic'],
    first: words('Alchemist Bubbling Elixir Arcane Mandrake Crucible Phial Mercury'),
    last: words('Laboratory Formula Apprentice Brew Experiment Essence Cauldron Recipe'),
  },
  knights: {
    motif: 'shield',
    scene: 'castle',
    tags: ['fantasy', 'history'],
    first: words('Gallant Banner Ironclad Rampart Valiant Drawbridge Tourney Stormkeep'),
    last: words('Oath Joust Siege Squire Legion Bastion Errand Pennants'),
  },
  blades: {
    motif: 'sword',
    scene: 'castle',
    tags: ['fantasy', 'adventure'],
    first: words('Runeblade Forged Dragonfire Anvil Emberglow Steelsong Ember Giantslayer'),
    last: words('Saga Duel Champion Forge Quest Bloodline Trial Chronicle'),
  },
  clockwork: {
    motif: 'gear',
    scene: 'city',
    tags: ['adventure'],
    first: words('Clockwork Brassbound Steam Cogwheel Tinker Pendulum Pocketwatch Airship'),
    last: words('Inventor Gears Foundry Express Automaton Engine Workshop Chimes'),
  },
  storm: {
    motif: 'bolt',
    scene: 'clouds',
    tags: ['mythology'],
    first: words('Thunder Tempest Skyborne Stormcall Voltage Titan Olympian Cloudbreaker'),
    last: words('Verdict Throne Fury Summit Temple Heralds Pantheon Wrath'),
  },
  temple: {
    motif: 'mask',
    scene: 'temple',
    tags: ['history', 'adventure'],
    first: words('Jungle Obsidian Sunstone Feathered Quetzal Forgotten Idol Stepstone'),
    last: words('Temple Mask Expedition Guardian Relics Calendar Altar Labyrinth'),
  },
  bees: {
    motif: 'bee',
    scene: 'hills',
    tags: ['animals', 'nature'],
    first: words('Honey Buzzing Clovermead Beekeeper Nectar Hive Honeycomb Lavender'),
    last: words('Queens Harvest Swarm Comb Waltz Drizzle Workers Glaze'),
  },
} satisfies Record<string, Theme>

export type ThemeName = keyof typeof themes
