import { z } from 'zod'
import { momentNames } from '#words/schemas/drawings.ts'
import { action, block, body, field, line, title } from '../block.ts'

const moment = z.strictObject({
	moment: line('Momento', '“Wednesday, 16:10”'),
	title,
	text: body,
	picture: field(z.enum(momentNames), 'Dibujo'),
})

/** Three moments, each with its picture on a shelf, and a call. */
export const momentsBlock = block('moments', {
	title,
	text: body,
	action,
	items: field(z.tuple([moment, moment, moment]), 'Momentos'),
})

export type MomentsProps = z.infer<typeof momentsBlock>

const example = (picture: 'calendar' | 'call' | 'kettle') => ({
	moment: 'Monday, 9:05',
	title: 'There is room in the calendar.',
	text: 'It counts hours, not energy.',
	picture,
})

export const momentsExample: z.input<typeof momentsBlock> = {
	block: 'moments',
	title: 'Stop guessing',
	text: 'Most people notice only when the battery is empty.',
	action: { label: 'Start', href: '#' },
	items: [example('calendar'), example('call'), example('kettle')],
}
