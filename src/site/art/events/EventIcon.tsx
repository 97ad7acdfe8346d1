import type { SVGProps } from 'react'
import { type Drawing, named } from '#site/art/named.ts'
import type { EventIconName } from '#cms/reader/schemas/app-screens.ts'

export const eventIcons = named<EventIconName>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

type Props = SVGProps<SVGSVGElement> & { name: EventIconName }

/**
 * A pictogram of a calendar entry, or of the people one is with, on a grid of 32. Lines have its `color`, and areas its
 * `fill`.
 */
export function EventIcon({ name, ...place }: Props) {
	const Icon = eventIcons[name]
	return <Icon {...place} />
}
