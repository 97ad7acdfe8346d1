import type { APIRoute } from 'astro'
import { manifest } from '#publishing/manifest.ts'

export const GET: APIRoute = () => new Response(JSON.stringify(manifest()))
