import { z } from 'zod'
import { link, text } from './common.ts'

const tool = link.extend({
	picture: z.enum(['week', 'door', 'pair']).describe('A picture of `#site/art/tools`'),
})

export const freeTools = z.strictObject({ title: text, text, tools: z.array(tool).min(1) })

export type ToolPictureName = z.infer<typeof tool>['picture']
