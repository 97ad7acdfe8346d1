import type { APIRoute } from 'astro'
import { robots } from '#content/robots.ts'

export const GET: APIRoute = () => new Response(robots)
