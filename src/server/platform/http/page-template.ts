import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { unbrokenHtml } from '#domain/words/unbroken.ts'
import { type Language, languages } from '#domain/pages/pages.ts'
import { readPolicies } from '#server/platform/static/files.ts'
import { escapeHtml } from './escape-html.ts'
import { type PageTemplate, plainPageTemplate } from './message-page.ts'

/** Template pages: messages and "Your data with us". */
export type TemplateName = 'message' | 'my-data'

/**
 * The built page used as a template. It has no public URL. The languages of a template differ only in their words, so
 * one Content-Security-Policy covers all of them.
 */
function templateFile(language: Language, name: TemplateName = 'message'): string {
	return `notices/${name === 'message' ? '' : `${name}-`}${language}.html`
}

/**
 * Returns a template for one reply and sets its Content-Security-Policy there, so that page and policy belong to the
 * same release even if another one is activated during the request.
 */
export type TemplateForReply = (reply: Pick<FastifyReply, 'header'>) => PageTemplate

/** Reads a built template and its policy. */
export function readTemplateForReply(folder: string, name: TemplateName): TemplateForReply {
	const template = readPageTemplate(folder, name)
	const policy = readPolicies(folder)[templateFile('en', name)]
	return (reply) => {
		if (policy !== undefined) void reply.header('content-security-policy', policy)
		return template
	}
}

const mainEnd = '</main>'

/** Reads the built templates from the site's folder; uses the plain template for missing ones. */
export function readPageTemplate(folder: string, name: TemplateName = 'message'): PageTemplate {
	const templates = new Map(
		languages.map((language) => [language, read(folder, templateFile(language, name))]),
	)
	return (page) => {
		const template = templates.get(page.language)
		if (template === undefined) return plainPageTemplate(page)
		const [head = '', behind = ''] = template.split('<main', 2)
		// A replacer function, because a replacement string would interpret $& and $1 in the page's text.
		const titled = head.replace(/<title>[^<]*/, () => `<title>${escapeHtml(page.title)}`)
		return (
			titled + unbrokenHtml(page.body) + behind.slice(behind.lastIndexOf(mainEnd) + mainEnd.length)
		)
	}
}

function read(folder: string, name: string): string | undefined {
	const file = join(folder, name)
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
