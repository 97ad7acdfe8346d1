import type { FastifyInstance } from 'fastify'
import { adminRoutes } from './admin.ts'
import { authRoutes } from './auth.ts'
import { countRoutes } from './counts.ts'
import { emailLinkRoutes } from './email-links.ts'
import type { ApiOptions } from './api-options.ts'
import { myDataRoutes } from './my-data.ts'
import { waitlistRoutes } from './waitlist.ts'

/** Registers all routes that need the database. */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
	await app.register(waitlistRoutes, options)
	await app.register(countRoutes, options)
	await app.register(emailLinkRoutes, options)
	await app.register(myDataRoutes, options)
	await app.register(authRoutes, options)
	await app.register(adminRoutes, options)
}
