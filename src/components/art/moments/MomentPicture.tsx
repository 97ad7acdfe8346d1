import type { FC } from 'react'
import type { MomentPictureName } from '#words/schemas/country.ts'
import { Calendar } from './Calendar.tsx'
import { Call } from './Call.tsx'
import { CoatOnChair } from './CoatOnChair.tsx'
import { CoatOnHook } from './CoatOnHook.tsx'
import { Fern } from './Fern.tsx'
import { Kettle } from './Kettle.tsx'
import { Photograph } from './Photograph.tsx'

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
