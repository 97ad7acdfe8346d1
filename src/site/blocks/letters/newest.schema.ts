import { block, line, title } from '#site/blocks/block.ts'

/** The page's heading above a list of guides and letters, the newest first. */
export const newestBlock = block('newest', {
	title,
	lede: line('Entradilla'),
	empty: line('Si no hay nada'),
	feed: line('Enlace al feed'),
})
