import { type Drawing, named } from '#site/art/named.ts'
import type { MomentPictureName } from '#cms/reader/schemas/drawings.ts'

export const momentPictures = named<MomentPictureName>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

/** A picture of a moment of the week, standing on a shelf. */
export function MomentPicture({ name }: { name: MomentPictureName }) {
	const Picture = momentPictures[name]
	return <Picture />
}
