import type { TypeName } from '#site-map/type-pages.ts'
import type { IllustrationName } from '#cms/reader/schemas/page.ts'
import { type Drawing, named } from './named.ts'
import { rooms } from './scenes/Room.tsx'

type Props = {
	name: IllustrationName
	/** The alternative text. Without it the illustration is decorative. */
	title?: string
}

export const illustrations: Readonly<Record<IllustrationName, Drawing>> = {
	...named<Exclude<IllustrationName, TypeName>>(
		import.meta.glob<Drawing>('./scenes/*.svg', {
			query: '?react',
			import: 'default',
			eager: true,
		}),
	),
	...rooms,
}

/** An illustration. Its gradients are in <PaintServers>, which the layout renders. */
export function Illustration({ name, title }: Props) {
	const Scene = illustrations[name]
	return (
		<Scene
			role={title ? 'img' : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : true}
		/>
	)
}
