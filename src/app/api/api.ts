import type { FastifyInstance } from 'fastify'
import { adminRoutes, type All } from './panel-routes.ts'
import { authRoutes } from '#features/accounts/login/login-routes.ts'
import { oembedRoutes } from '#cms/oembed-routes.ts'
import { countRoutes } from '#features/counts/count-routes.ts'
import { signupEventRoutes } from '#features/counts/signup-event-routes.ts'
import { firstStartRoutes } from '#features/first-start/first-start-routes.ts'
import { emailLinkRoutes } from '#features/waitlist/email-links.ts'
import { leaveRoutes } from '#features/leave/leave-routes.ts'
import { myDataRoutes } from '#features/my-data/my-data-routes.ts'
import { publicPictureRoutes } from '#features/letters/pictures/picture-routes.ts'
import { weeklyRoutes } from '#features/notices/weekly/weekly-routes.ts'
import { waitlistRoutes } from '#features/waitlist/waitlist-routes.ts'
import { toolRoutes } from './tools/tool-routes.ts'

const plugins = [
	waitlistRoutes,
	countRoutes,
	signupEventRoutes,
	toolRoutes,
	oembedRoutes,
	emailLinkRoutes,
	weeklyRoutes,
	myDataRoutes,
	leaveRoutes,
	publicPictureRoutes,
	authRoutes,
	firstStartRoutes,
	adminRoutes,
] as const

/** The dependencies of all routes. */
export type ApiOptions = All<Parameters<(typeof plugins)[number]>[1]>

/** Registers all routes of the server but health checks. */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
	for (const register of plugins) await app.register((plugin) => register(plugin, options))
}
