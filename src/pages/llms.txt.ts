import type { APIRoute } from 'astro'
import { llmsTxt } from '#publishing/llms-txt.ts'

export const GET: APIRoute = () => new Response(llmsTxt())
