import type { APIRoute } from 'astro'
import { robotsTxt } from '#publishing/robots-txt.ts'

export const GET: APIRoute = () => new Response(robotsTxt())
