import { z } from 'zod'
import { block, body, field, line, title } from '../block.ts'

const scene = z.strictObject({
	icon: field(z.enum(['asleep', 'envelopes', 'messages']), 'Dibujo'),
	scenario: line('Momento', '“The crash, 16:40”'),
	title,
	quote: line('Pensamiento', 'Sin comillas'),
	text: body,
})

/** Three situations of one evening that the visitor may know. */
export const scenesBlock = block('scenes', {
	title,
	items: field(z.tuple([scene, scene, scene]), 'Situaciones'),
	impact: line('Conclusión', 'Lo que está entre ** brilla'),
})

export type ScenesProps = z.infer<typeof scenesBlock>

const example = (icon: 'asleep' | 'envelopes' | 'messages') => ({
	icon,
	scenario: 'Thursday, 16:40',
	title: 'The same sentence for the fourth time.',
	quote: 'I’m not tired.',
	text: 'No calendar adds them up.',
})

export const scenesExample: z.input<typeof scenesBlock> = {
	block: 'scenes',
	title: 'One Thursday',
	items: [example('asleep'), example('envelopes'), example('messages')],
	impact: 'The forecast said **18**.',
}
