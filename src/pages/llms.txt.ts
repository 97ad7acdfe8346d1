import type { APIRoute } from 'astro'
import { llms } from '#publishing/llms.ts'

export const GET: APIRoute = () => new Response(llms)
