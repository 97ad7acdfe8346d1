import type { FastifyInstance } from 'fastify'

const formType = 'application/x-www-form-urlencoded'

/** Lets an app accept the bodies of HTML forms. The last value of a repeated field wins. */
export function parseFormBodies(app: FastifyInstance): void {
	app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
		done(null, Object.fromEntries(new URLSearchParams(String(body))))
	})
}

/** Whether a request comes from an HTML form without JavaScript, and so expects a page. */
export function isFormBody(contentType: string | undefined): boolean {
	return contentType?.split(';')[0]?.trim().toLowerCase() === formType
}
