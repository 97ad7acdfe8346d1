import { z } from 'zod'
import { eventKinds, peopleFactor } from '#site/week/rules/estimates.ts'
import { weekdays } from '#site/week/rules/plan.ts'
import { keysOf } from '#cms/reader/schemas/common.ts'
import { block, body, field, line, title } from '#site/blocks/block.ts'

const plan = z.strictObject({
	day: field(z.enum(weekdays), 'Día'),
	name: line('Nombre', 'Con las horas: “Dinner with two, 2 hours”'),
	kind: field(keysOf(eventKinds), 'Tipo'),
	people: field(keysOf(peopleFactor), 'Personas'),
	hours: field(z.enum(['1', '2', '4', '8']), 'Horas'),
})

/** An example week of evenings, computed from its plans. */
export const eveningsBlock = block('evenings', {
	title,
	text: body,
	plans: field(z.array(plan).min(1), 'Planes', 'De lunes a domingo'),
	cost: field(
		z.int().min(20).max(500),
		'Lo que cuesta la compañía',
		'En por ciento de nuestras estimaciones',
	),
	points: line('Unidad', '“points”'),
	caption: line('Pie', 'Dice que es un ejemplo y de dónde salen los números'),
})
