import type { FC } from 'react'
import type { MomentPictureName } from '#cms/reader/schemas/drawings.ts'
import Calendar from './calendar.svg?react'
import Call from './call.svg?react'
import CoatOnChair from './coat-on-chair.svg?react'
import CoatOnHook from './coat-on-hook.svg?react'
import Fern from './fern.svg?react'
import Kettle from './kettle.svg?react'
import Photograph from './photograph.svg?react'

/** The picture of each name. */
export const momentPictures: Record<MomentPictureName, FC> = {
	calendar: Calendar,
	call: Call,
	kettle: Kettle,
	coatOnChair: CoatOnChair,
	coatOnHook: CoatOnHook,
	photograph: Photograph,
	fern: Fern,
}

/** A picture of a moment of the week, standing on a shelf. */
export function MomentPicture({ name }: { name: MomentPictureName }) {
	const Picture = momentPictures[name]
	return <Picture />
}
