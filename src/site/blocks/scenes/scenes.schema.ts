import { z } from 'zod'
import { block, body, field, line, title } from '#site/blocks/block.ts'

const scene = z.strictObject({
	icon: field(z.enum(['asleep', 'envelopes', 'messages']), 'Dibujo'),
	scenario: line('Momento', '“The crash, 16:40”'),
	title,
	quote: line('Pensamiento', 'Sin comillas'),
	text: body,
})

/** Three situations of one evening, which the visitor may know from experience. */
export const scenesBlock = block('scenes', {
	title,
	items: field(z.tuple([scene, scene, scene]), 'Situaciones'),
	impact: line('Conclusión', 'Lo que está entre ** brilla'),
})
