import type { FastifyInstance } from 'fastify'

const type = 'application/x-www-form-urlencoded'

/** Lets these routes read forms. Of a repeated field the last one counts. */
export function parseFormBodies(app: FastifyInstance): void {
	app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
		done(null, Object.fromEntries(new URLSearchParams(String(body))))
	})
}

/** Whether a request came from a form without a script, and so is answered with a page. */
export function isFormBody(contentType: string | undefined): boolean {
	return contentType?.split(';')[0]?.trim().toLowerCase() === type
}
