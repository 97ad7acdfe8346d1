import type { FastifyReply } from 'fastify'
import {
	newPage,
	type OwnPageAnswer,
	ownPageChange,
	type OwnPageList,
	ownPageFile,
	type OwnPageText,
} from '#cms/messages/own-pages.ts'
import { blockChange, blockEdit, blockQuery, type PageBlocks } from '#cms/messages/page-blocks.ts'
import { headId, isBlockPage } from '#site-map/block-pages.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { isCreatablePath, maxOwnPages } from '#site-map/own-pages.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { WordOptions } from '#cms/words.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import { WorkerDiedError, WorkerTimeoutError } from '#platform/worker/bounded-worker.ts'
import { allWordsFiles, isProse, readEdited } from '#cms/reader/files/addresses.ts'
import { blockChanges, blockFormOf, hasWords, isShared } from './block-forms.ts'
import { formerPathsOf, ownPages } from '#cms/reader/own-pages.ts'
import { formOf } from './form-of.ts'
import { guideFrame } from '#cms/reader/schemas/guides.ts'
import { landingTitle } from './landing-texts.ts'
import { lineInBody, markdocOf, pageTextOf } from '#cms/reader/edits/markdoc-page.ts'
import { copyable, fileOfNewPage, textOfNewPage } from './page-texts.ts'
import { structureChanges, structureOf } from './structure.ts'
import { normalizeEdits, type TextChange, withChanges } from '#cms/reader/edits/normalize-edits.ts'
import { currentSite, type WordEdits, wholeFile, withSite } from '#cms/reader/site.ts'
import { createdFiles } from '#cms/reader/files/words-files.ts'
import { checkWords as projectCheck } from '#cms/publish/check-words.ts'
import { pageFaults } from './page-faults.ts'
import { digestOf, editsByPlace } from '#cms/word-edits.ts'

/** Fits the longest page with its marks. */
const maxBytes = 256 * 1_024

/** Owners' pages: files of words among the edits. */
export function pageRoutes(
	app: SchemaApp,
	{ store: { words: store }, checkWords = projectCheck }: WordOptions,
): void {
	const readDrafts = async () => editsByPlace(await store.all())

	app.get('/api/admin/pages', async (): Promise<OwnPageList> => {
		const [drafts, published] = await Promise.all([readDrafts(), store.published()])
		const files = new Set([...createdFiles(drafts), ...createdFiles(published)])
		const rows = [...files].toSorted().flatMap((file) => {
			const isRemoved = drafts[file]?.[wholeFile] === undefined
			const edits = isRemoved ? published : drafts
			const own = withSite(siteOf(edits), ownPages).find((each) => each.file === file)
			if (own === undefined) return []
			const text = textIn(edits, file)
			const title = isProse(file) ? pageTextOf(text).front['title'] : landingTitle(text)
			const isDraft = published[file]?.[wholeFile] === undefined
			return [{ ...own, title: typeof title === 'string' ? title : own.page, isDraft, isRemoved }]
		})
		return { pages: rows }
	})

	app.post('/api/admin/pages', body(newPage, 2_048), async (request, reply) => {
		const drafts = await readDrafts()
		const site = siteOf(drafts)
		const file = withSite(site, () => fileOfNewPage(request.body))
		const { kind, language, copyOf } = request.body
		if (!isCreatablePath(file)) return sendError(reply, 'invalid', { fields: ['path'] })
		const files = withSite(site, allWordsFiles)
		const isKnown = copyOf === null || (copyable[kind].test(copyOf) && files.includes(copyOf))
		if (!isKnown || !site.settings.siteLanguages.includes(language))
			return sendError(reply, 'not-found')
		if (files.includes(file) || createdFiles(drafts).length >= maxOwnPages)
			return sendError(reply, 'conflict')
		const text = withSite(site, () => textOfNewPage(request.body, utcDay(Date.now())))
		const changes = [{ file, place: wholeFile, text }]
		return await save(drafts, file, changes, sessionOf(request).username, reply)
	})

	app.get('/api/admin/pages/text', query(ownPageFile), async (request, reply) => {
		const { file } = request.query
		const drafts = await readDrafts()
		if (!isProse(file) || !createdFiles(drafts).includes(file)) return sendError(reply, 'not-found')
		const whole = textIn(drafts, file)
		const form = formOf(guideFrame)
		const found: OwnPageText = { ...pageTextOf(whole), version: digestOf(whole), form }
		return reply.send(found)
	})

	app.post('/api/admin/pages/text', body(ownPageChange, maxBytes), async (request, reply) => {
		const { file, version, front, body: markdoc } = request.body
		const [drafts, published] = await Promise.all([readDrafts(), store.published()])
		if (!isProse(file) || !createdFiles(drafts).includes(file)) return sendError(reply, 'not-found')
		if (digestOf(textIn(drafts, file)) !== version) return sendError(reply, 'conflict')
		const formerPaths = formerPathsOf(file, front['path'], { drafts, published })
		const { formerPaths: _, ...own } = front
		const page = { ...own, ...(formerPaths.length > 0 && { formerPaths }) }
		const text = markdocOf({ front: page, body: markdoc })
		const changes = [{ file, place: wholeFile, text }]
		return await save(drafts, file, changes, sessionOf(request).username, reply)
	})

	app.get('/api/admin/pages/blocks', query(ownPageFile), async (request, reply) => {
		const { file } = request.query
		const drafts = await readDrafts()
		if (!hasBlocks(drafts, file)) return sendError(reply, 'not-found')
		const found: PageBlocks = {
			blocks: [...withSite(siteOf(drafts), () => structureOf(file))],
			version: digestOf(textIn(drafts, file)),
		}
		return reply.send(found)
	})

	app.post('/api/admin/pages/blocks', body(blockChange, 1_024), async (request, reply) => {
		const { file, version, ...change } = request.body
		const drafts = await readDrafts()
		if (!hasBlocks(drafts, file)) return sendError(reply, 'not-found')
		if (digestOf(textIn(drafts, file)) !== version) return sendError(reply, 'conflict')
		const changes = withSite(siteOf(drafts), () => structureChanges(file, change))
		if (changes === null) return sendError(reply, 'invalid')
		return await save(drafts, file, changes, sessionOf(request).username, reply)
	})

	app.get('/api/admin/pages/block', query(blockQuery), async (request, reply) => {
		const { file, id } = request.query
		const drafts = await readDrafts()
		const isKnown = isShared(file) || hasBlocks(drafts, file)
		const found = isKnown ? withSite(siteOf(drafts), () => blockFormOf(file, id)) : null
		return found === null ? sendError(reply, 'not-found') : reply.send(found)
	})

	app.post('/api/admin/pages/block', body(blockEdit, 2 * maxBytes), async (request, reply) => {
		const { file, id, words, before } = request.body
		const [drafts, published] = await Promise.all([readDrafts(), store.published()])
		const isKnown = isShared(file) || hasBlocks(drafts, file)
		const site = siteOf(drafts)
		const former = id === headId ? formerPathsOf(file, words['path'], { drafts, published }) : []
		const changes = isKnown ? withSite(site, () => blockChanges(file, id, words, former)) : null
		if (changes === null) return sendError(reply, 'not-found')
		if (!withSite(site, () => hasWords(file, id, before))) return sendError(reply, 'conflict')
		return await save(drafts, file, changes, sessionOf(request).username, reply)
	})

	app.post('/api/admin/pages/remove', body(ownPageFile, 1_024), async (request, reply) => {
		const { file } = request.body
		const drafts = await readDrafts()
		if (!createdFiles(drafts).includes(file)) return sendError(reply, 'not-found')
		const changes = normalizeEdits(drafts, [{ file, place: wholeFile, text: null }])
		await store.change(changes, sessionOf(request).username)
		return reply.code(204).send()
	})

	/** Stores a page that has no faults. */
	async function save(
		drafts: WordEdits,
		file: string,
		wanted: readonly TextChange[],
		actor: string,
		reply: FastifyReply,
	): Promise<OwnPageAnswer | FastifyReply> {
		const based = wanted.map((each) => ({ ...each, before: drafts[file]?.[each.place] ?? null }))
		try {
			const changes = withSite(siteOf(drafts), () => normalizeEdits(drafts, based))
			const edits = withChanges(drafts, changes)
			const faults = [...(await checkWords(edits, null, [file]))]
			const text = textIn(edits, file)
			if (faults.length === 0) faults.push(...withSite(siteOf(edits), () => pageFaults(file, text)))
			if (faults.length === 0) await store.change(changes, actor)
			const lineOf = (line: number) => (isProse(file) ? lineInBody(text, line) : line)
			return {
				file,
				version: digestOf(text),
				faults: faults.map((each) => ({ ...each, line: lineOf(each.line) })),
			}
		} catch (error) {
			const isTooMuch = error instanceof WorkerTimeoutError || error instanceof WorkerDiedError
			if (isTooMuch) return sendError(reply, 'invalid')
			throw error
		}
	}
}

function hasBlocks(edits: WordEdits, file: string): boolean {
	return isBlockPage(file) && withSite(siteOf(edits), allWordsFiles).includes(file)
}

function siteOf(edits: WordEdits) {
	return { ...currentSite(), edits }
}

function textIn(edits: WordEdits, file: string): string {
	return withSite(siteOf(edits), () => readEdited(file))
}
