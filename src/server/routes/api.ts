import type { FastifyInstance } from 'fastify'
import { adminRoutes } from './admin.ts'
import { authRoutes } from './auth.ts'
import { linkRoutes } from './links.ts'
import type { ApiParts } from './parts.ts'
import { waitlistRoutes } from './waitlist.ts'

/** Everything the server answers that is not a file. */
export async function apiRoutes(app: FastifyInstance, parts: ApiParts): Promise<void> {
	await app.register(waitlistRoutes, parts)
	await app.register(linkRoutes, parts)
	await app.register(authRoutes, parts)
	await app.register(adminRoutes, parts)
}
