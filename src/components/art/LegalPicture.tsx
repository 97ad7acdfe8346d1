import type { FC } from 'react'
import type { LegalPictureName } from '#words/schemas/drawings.ts'
import Coins from './legal/coins.svg?react'
import Diary from './legal/diary.svg?react'
import Keys from './legal/keys.svg?react'
import Nameplate from './legal/nameplate.svg?react'

/** Objects on the wall beside the title of a legal page. */
const pictures: Record<LegalPictureName, FC> = {
	keys: Keys,
	diary: Diary,
	coins: Coins,
	nameplate: Nameplate,
}

/** A still life for a legal page: the keys of both plans, a locked diary, money on its way back, a name at the door. */
export function LegalPicture({ name }: { name: LegalPictureName }) {
	const Picture = pictures[name]
	return <Picture />
}
