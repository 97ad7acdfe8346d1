import type { APIRoute } from 'astro'
import { robots } from '#publishing/robots.ts'

export const GET: APIRoute = () => new Response(robots)
