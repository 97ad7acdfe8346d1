import {
	newPage,
	type OwnPageAnswer,
	ownPageFile,
	type OwnPageList,
} from '#cms/messages/own-pages.ts'
import {
	blockChange,
	blockEdit,
	blockQuery,
	pageBody,
	type PageBlocks,
} from '#cms/messages/page-blocks.ts'
import { headId, isBlockPage, pageId } from '#site-map/block-pages.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { WordOptions } from '#cms/words.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import { allWordsFiles, isProse, readEdited } from '#cms/reader/files/addresses.ts'
import { blockChanges, blockFormOf, hasWords, isShared } from './block-forms.ts'
import { formerPathsOf, ownPages } from '#cms/reader/own-pages.ts'
import { lineInBody, pageTextOf } from '#cms/reader/edits/markdoc-page.ts'
import { newPageChange } from './page-texts.ts'
import { structureChanges, structureOf } from './structure.ts'
import { normalizeEdits, type TextChange, withChanges } from '#cms/reader/edits/normalize-edits.ts'
import { currentSite, wholeFile, withEdits } from '#cms/reader/site.ts'
import { createdFiles } from '#cms/reader/files/words-files.ts'
import { yamlAt } from '#cms/reader/files/yaml-texts.ts'
import { checkWords as projectCheck } from '#cms/publish/check-words.ts'
import { digestOf, editsByPlace } from '#cms/word-edits.ts'

/** The maximum size of a page in a request, enough for the longest page with its markup. */
const maxBytes = 256 * 1_024

/** Registers the routes for owners' pages, which are stored as files of words among the edits. */
export function pageRoutes(
	app: SchemaApp,
	{ store: { words: store }, checkWords = projectCheck }: WordOptions,
): void {
	const readDrafts = async () => editsByPlace(await store.all())

	const inDrafts = async <Answer>(handle: () => Answer) =>
		await withEdits(await readDrafts(), handle)

	app.get('/api/admin/pages', async (): Promise<OwnPageList> => {
		const [drafts, published] = await Promise.all([readDrafts(), store.published()])
		const files = new Set([...createdFiles(drafts), ...createdFiles(published)])
		const rows = [...files].toSorted().flatMap((file) => {
			const isRemoved = drafts[file]?.[wholeFile] === undefined
			return withEdits(isRemoved ? published : drafts, () => {
				const own = ownPages().find((each) => each.file === file)
				if (own === undefined) return []
				const text = readEdited(file)
				const title = isProse(file) ? pageTextOf(text).front['title'] : yamlAt(text, 'head/name')
				const isDraft = published[file]?.[wholeFile] === undefined
				return [{ ...own, title: typeof title === 'string' ? title : own.page, isDraft, isRemoved }]
			})
		})
		return { pages: rows }
	})

	app.post('/api/admin/pages', body(newPage, 2_048), (request) =>
		inDrafts(async () => {
			const change = newPageChange(request.body, utcDay(Date.now()))
			return await save(change.file, [change], sessionOf(request).username)
		}),
	)

	app.get('/api/admin/pages/blocks', query(ownPageFile), ({ query: { file } }) =>
		inDrafts((): PageBlocks => {
			refuseUnless(hasBlocks(file), 'not-found')
			return { blocks: [...structureOf(file)], version: versionOf(file) }
		}),
	)

	app.post('/api/admin/pages/blocks', body(blockChange, 1_024), (request) =>
		inDrafts(async () => {
			const { file, version, ...change } = request.body
			refuseUnless(hasBlocks(file), 'not-found')
			refuseUnless(versionOf(file) === version, 'conflict')
			const changes = structureChanges(file, change)
			refuseUnless(changes, 'invalid')
			return await save(file, changes, sessionOf(request).username)
		}),
	)

	app.get('/api/admin/pages/block', query(blockQuery), ({ query: { file, id } }) =>
		inDrafts(() => {
			const found = hasForm(file, id) ? blockFormOf(file, id) : null
			refuseUnless(found, 'not-found')
			return found
		}),
	)

	app.post('/api/admin/pages/block', body(blockEdit, 2 * maxBytes), (request) =>
		inDrafts(async () => {
			const { file, id, words, before } = request.body
			refuseUnless(hasForm(file, id), 'not-found')
			refuseUnless(id !== pageId || pageBody.safeParse(words['body']).success, 'invalid')
			const hasPath = id === headId || id === pageId
			const former = hasPath
				? formerPathsOf(file, words['path'], {
						drafts: currentSite().edits,
						published: await store.published(),
					})
				: []
			const changes = blockChanges(file, id, words, former)
			refuseUnless(changes, 'not-found')
			refuseUnless(hasWords(file, id, before), 'conflict')
			return await save(file, changes, sessionOf(request).username)
		}),
	)

	app.post('/api/admin/pages/remove', body(ownPageFile, 1_024), (request, reply) =>
		inDrafts(async () => {
			const { file } = request.body
			refuseUnless(isOwn(file), 'not-found')
			const changes = normalizeEdits(currentSite().edits, [{ file, place: wholeFile, text: null }])
			await store.change(changes, sessionOf(request).username)
			return reply.code(204).send()
		}),
	)

	/** Stores a page if it has no fault. Returns the fault, if any. */
	async function save(
		file: string,
		wanted: readonly TextChange[],
		actor: string,
	): Promise<OwnPageAnswer> {
		const { edits: drafts } = currentSite()
		const changes = normalizeEdits(drafts, wanted)
		const edits = withChanges(drafts, changes)
		const [fault] = await checkWords(edits, null, [file])
		if (fault === undefined) {
			await store.change(changes, actor)
			return { file, faults: [] }
		}
		const text = withEdits(edits, () => readEdited(file))
		const line = isProse(file) ? lineInBody(text, fault.line) : fault.line
		return { file, faults: [{ ...fault, line }] }
	}
}

function refuseUnless(
	condition: unknown,
	error: 'not-found' | 'conflict' | 'invalid',
): asserts condition {
	if (!condition) throw new Refusal('The page cannot be read or changed', error)
}

function isOwn(file: string): boolean {
	return createdFiles(currentSite().edits).includes(file)
}

function hasBlocks(file: string): boolean {
	return isBlockPage(file) && allWordsFiles().includes(file)
}

function hasForm(file: string, id: string): boolean {
	return id === pageId ? isProse(file) && isOwn(file) : isShared(file) || hasBlocks(file)
}

function versionOf(file: string): string {
	return digestOf(readEdited(file))
}
