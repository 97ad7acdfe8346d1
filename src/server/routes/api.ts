import type { FastifyInstance } from 'fastify'
import { adminRoutes } from './admin.ts'
import { authRoutes } from './auth.ts'
import { emailLinkRoutes } from './email-links.ts'
import type { ApiOptions } from './api-options.ts'
import { waitlistRoutes } from './waitlist.ts'

/** Everything the server answers that is not a file. */
export async function apiRoutes(app: FastifyInstance, parts: ApiOptions): Promise<void> {
	await app.register(waitlistRoutes, parts)
	await app.register(emailLinkRoutes, parts)
	await app.register(authRoutes, parts)
	await app.register(adminRoutes, parts)
}
