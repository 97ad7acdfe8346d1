import type { APIRoute } from 'astro'
import { sitemapEntries } from '#publishing/directory.ts'
import { sitemap } from '#domain/sitemap/sitemap.ts'

export const GET: APIRoute = () => new Response(sitemap(sitemapEntries()))
