import { CountdownBlock } from './blocks/CountdownBlock.tsx'
import { DetailsBlock } from './blocks/DetailsBlock.tsx'
import { LoadBlock } from './blocks/LoadBlock.tsx'
import { MenuBlock } from './blocks/MenuBlock.tsx'
import { RepeatBlock } from './blocks/RepeatBlock.tsx'
import { SocialBlock } from './blocks/SocialBlock.tsx'
import { ToggleBlock } from './blocks/ToggleBlock.tsx'
import { UploadBlock } from './blocks/UploadBlock.tsx'
import { VerificationBlock } from './blocks/VerificationBlock.tsx'

/** The blocks that show data, in one chunk: a screen that needs one of them mostly needs several. */
export const dataBlocks = {
  countdown: CountdownBlock,
  details: DetailsBlock,
  load: LoadBlock,
  menu: MenuBlock,
  repeat: RepeatBlock,
  social: SocialBlock,
  toggle: ToggleBlock,
  upload: UploadBlock,
  verification: VerificationBlock,
}
