import type { APIRoute } from 'astro'
import { llms } from '#content/llms.ts'

export const GET: APIRoute = () => new Response(llms)
