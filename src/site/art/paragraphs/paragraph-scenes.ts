import { type Drawing, named } from '#site/art/named.ts'
import type { SceneName } from '#cms/reader/schemas/drawings.ts'

/** The drawing of each scene, 900 by 330 units. */
export const paragraphScenes = named<SceneName>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)
