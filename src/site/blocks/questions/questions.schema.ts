import { z } from 'zod'
import { block, field, line, title } from '#site/blocks/block.ts'

const question = z.strictObject({ question: line('Pregunta'), answer: line('Respuesta') })

/** Readers' questions with answers. */
export const questionsBlock = block('questions', {
	title,
	questions: field(z.array(question).min(1), 'Preguntas'),
})

export type Question = z.infer<typeof question>
