import { type Drawing, named } from '#site/art/named.ts'
import type { ToolPictureName } from '#cms/reader/schemas/free-tools.ts'

export const toolPictures = named<ToolPictureName>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

/** The picture of a free tool, 168 by 104 units. */
export function ToolPicture({ name }: { name: ToolPictureName }) {
	const Picture = toolPictures[name]
	return <Picture />
}
