import { expect, test, vi } from 'vitest'
import {
	type CheckedFault,
	publicationList,
	publishAnswer,
	wordCheck,
	wordDifferences,
} from '#cms/messages/word-publication.ts'
import { noPages } from '#cms/rendering/rendered-pages.ts'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { createTestApi, logIn, prove, sameOrigin } from '#testing/test-api.ts'
import { placesOf } from '#cms/reader/files/addresses.ts'
import type { WordEdits } from '#cms/reader/site.ts'
import type { CheckWords } from './check-words.ts'
import { editsByPlace } from '#cms/word-edits.ts'

const file = 'pages/de/error-pages.yaml'
const text = (place: string) => placesOf(file).find((each) => each.place === place)?.text ?? ''
const change = (place: string, next: string | null) => ({
	file,
	place,
	text: next,
	original: text(place),
})

const fault: CheckedFault = {
	file,
	place: 'home',
	line: 3,
	fault: { code: 'missing', values: {} },
	message: 'src/content/pages/de/error-pages.yaml:3: This is missing.',
}

async function* texts() {
	yield ['/', '<h1 id="top">Hi</h1><svg><path id="paint-1"/></svg>'] as const
}

async function createSite(faults: readonly CheckedFault[] = [], kind: TestDatabase = databases[0]) {
	const checkWords = vi.fn<CheckWords>(async () => faults)
	const onPublished = vi.fn<() => Promise<void>>(async () => {})
	const pages = { ...noPages(), texts }
	const api = await createTestApi(kind, { checkWords, onPublished, pages })
	const cookie = await logIn(api.app)
	const get = async (path: string) =>
		await api.app.inject({ url: `/api/admin/words/${path}`, headers: { cookie } })
	const post = async (path: string, payload: object) =>
		await api.app.inject({
			method: 'POST',
			url: `/api/admin/words/${path}`,
			headers: { ...sameOrigin, cookie },
			payload,
		})
	const list = async () => wordDifferences.parse((await get('changes')).json())
	const history = async () => publicationList.parse((await get('publications')).json()).publications
	const publishAll = async (leftOut: readonly string[] = []) => {
		const { digest } = await list()
		await prove(api.app, cookie, 'publish', digest)
		return await post('publish', { digest, leftOut })
	}
	const goBack = async (id = '') => {
		await prove(api.app, cookie, 'publish', id)
		return await post('publications/use', { id })
	}
	const { published } = api.store.words
	return {
		...api,
		cookie,
		checkWords,
		onPublished,
		published,
		get,
		post,
		list,
		history,
		publishAll,
		goBack,
	}
}

test('reading unpublished changes requires a session', async () => {
	const { app } = await createSite()
	for (const path of ['changes', 'publications']) {
		expect((await app.inject({ url: `/api/admin/words/${path}` })).statusCode).toBe(401)
	}
})

test('a change is listed with old and new text, author and time', async () => {
	const { store, list } = await createSite()
	expect(await list()).toMatchObject({ changes: [] })
	await store.words.change([change('home', 'Nach Hause')], 'bea')
	const { changes } = await list()
	expect(changes).toEqual([
		{
			file,
			place: 'home',
			language: 'de',
			before: text('home'),
			after: 'Nach Hause',
			changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
			changedBy: 'bea',
		},
	])
})

test('a change is listed with the new original if an update has changed the original text since', async () => {
	const { store, list } = await createSite()
	await store.words.change([{ ...change('home', 'Heim'), original: 'Wie früher' }], 'ada')
	expect((await list()).changes).toMatchObject([{ after: 'Heim', newOriginal: text('home') }])
})

test('the check includes only changes that are not excluded, and uses the anchors of the served pages', async () => {
	const anchors = new Map([['/', ['top']]])
	const { store, post, checkWords } = await createSite([fault])
	await store.words.change([change('home', 'Heim'), change('notFound/title', 'Weg')], 'ada')
	const answer = await post('check', { leftOut: [`${file}:home`] })
	expect(wordCheck.parse(answer.json())).toEqual({ faults: [fault] })
	expect(checkWords.mock.calls).toEqual([[{ [file]: { 'notFound/title': 'Weg' } }, anchors]])
})

test('publishing makes the listed changes public before the response, and leaves nothing to publish', async () => {
	const { store, list, history, published, publishAll, onPublished } = await createSite()
	await store.words.change([change('home', 'Nach Hause')], 'ada')
	const seen: WordEdits[] = []
	onPublished.mockImplementation(async () => void seen.push(await published()))
	const { id, faults } = publishAnswer.parse((await publishAll()).json())
	expect([seen, faults]).toEqual([[{ [file]: { home: 'Nach Hause' } }], []])
	expect((await list()).changes).toEqual([])
	const changes = [{ file, place: 'home', before: text('home'), after: 'Nach Hause' }]
	expect(await history()).toMatchObject([{ id, publishedBy: 'ada', changes }])
	const [entry] = await store.audit.newest()
	expect(entry).toMatchObject({ actor: 'ada', action: 'texts published' })
})

test('a change that is left out keeps its public text and remains a draft', async () => {
	const { store, published, list, publishAll } = await createSite()
	await store.words.change([change('home', 'Eins')], 'ada')
	await publishAll()
	await store.words.change([change('home', 'Zwei'), change('notFound/title', 'Weg')], 'ada')
	await publishAll([`${file}:home`])
	expect(await published()).toEqual({ [file]: { home: 'Eins', 'notFound/title': 'Weg' } })
	expect((await list()).changes).toMatchObject([{ before: 'Eins', after: 'Zwei' }])
})

test.each(dailyDatabases)(
	'$kind: one language is published without the drafts of another, and neither language becomes outdated as a result',
	async (kind) => {
		const { store, published, list, publishAll } = await createSite([], kind)
		const behind = async () => (await list()).outdated
		const english = { file: 'pages/en/error-pages.yaml', place: 'home', original: 'Return to Home' }
		await store.words.change([change('home', 'Heim'), { ...english, text: 'Back' }], 'ada')
		const before = await behind()
		expect(before.map(({ language }) => language)).toEqual(['pt', 'pt'])
		await publishAll([`${english.file}:home`])
		expect(await published()).toEqual({ [file]: { home: 'Heim' } })
		expect((await list()).changes).toMatchObject([{ file: english.file, after: 'Back' }])
		expect(await behind()).toEqual(before)
		await store.words.change([{ ...english, text: 'Go back' }], 'ada')
		expect((await behind()).map(({ language }) => language)).toContain('de')
	},
)

test('discarding replaces the drafts with the public texts, and adds an audit entry for each draft', async () => {
	const { store, published, list, post, publishAll } = await createSite()
	await store.words.change([change('home', 'Eins'), change('404/title', 'Weg')], 'ada')
	await publishAll()
	await store.words.change([change('home', 'Zwei'), change('404/title', null)], 'bea')
	await store.words.change([change('404/text', 'Neu')], 'bea')
	const { digest, changes } = await list()
	expect(changes).toHaveLength(3)
	expect((await post('discard', { digest: 'old' })).statusCode).toBe(409)
	expect((await post('discard', { digest })).statusCode).toBe(204)
	expect((await list()).changes).toEqual([])
	expect(editsByPlace(await store.words.all())).toEqual(await published())
	const entries = (await store.audit.newest()).slice(0, 3)
	expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual(
		Array.from({ length: 3 }, () => 'ada text changed'),
	)
})

test('restoring an original text is listed and published as a change', async () => {
	const { store, published, list, publishAll } = await createSite()
	await store.words.change([change('home', 'Eins')], 'ada')
	await publishAll()
	await store.words.change([change('home', null)], 'ada')
	expect((await list()).changes).toMatchObject([{ before: 'Eins', after: text('home') }])
	await publishAll()
	expect(await published()).toEqual({})
})

test('publishing needs re-authentication for exactly the changes to be published, and a login is not enough', async () => {
	const { app, cookie, store, history, list, post } = await createSite()
	await store.words.change([change('home', 'Heim')], 'ada')
	const { digest } = await list()
	const publish = () => post('publish', { digest, leftOut: [] })
	const act = { act: 'publish', target: digest }
	const refused = await publish()
	expect([refused.statusCode, refused.json()]).toEqual([403, { error: 'proof-required', act }])
	await prove(app, cookie)
	await prove(app, cookie, 'publish', 'other')
	expect([(await publish()).statusCode, await history()]).toEqual([403, []])
	await prove(app, cookie, 'publish', digest)
	expect((await publish()).statusCode).toBe(200)
	expect((await publish()).statusCode).toBe(409)
})

test('returning to an earlier version needs its own re-authentication', async () => {
	const { store, post, published, publishAll } = await createSite()
	await store.words.change([change('home', 'Heim')], 'ada')
	await publishAll()
	const refused = await post('publications/use', { id: 'original' })
	expect([refused.statusCode, refused.json().error]).toEqual([403, 'proof-required'])
	expect(await published()).toEqual({ [file]: { home: 'Heim' } })
})

test('a list of changes is not published if somebody has changed a text since the list was read', async () => {
	const { store, list, post, history } = await createSite()
	await store.words.change([change('home', 'Heim')], 'ada')
	const { digest } = await list()
	await store.words.change([change('home', 'Daheim')], 'bea')
	const refused = await post('publish', { digest, leftOut: [] })
	expect(refused.json()).toEqual({ error: 'conflict', field: 'digest' })
	expect([refused.statusCode, await history()]).toEqual([409, []])
})

test('if the check finds a fault, the fault is returned and nothing is published', async () => {
	const { store, publishAll, history, onPublished } = await createSite([fault])
	await store.words.change([change('home', '')], 'ada')
	expect(publishAnswer.parse((await publishAll()).json())).toEqual({ id: null, faults: [fault] })
	expect(await history()).toEqual([])
	expect(onPublished).not.toHaveBeenCalled()
})

test('a publication by somebody else during the checks remains public', async () => {
	const { store, checkWords, publishAll, published } = await createSite()
	const others: WordEdits = { [file]: { 'notFound/title': 'Weg' } }
	await store.words.change([change('home', 'Heim')], 'ada')
	checkWords.mockImplementationOnce(async () => {
		await store.words.publish({ edits: others, after: null }, 'bea')
		return []
	})
	const refused = await publishAll()
	expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'conflict' }])
	expect(await published()).toEqual(others)
})

test('an earlier publication is restored, and the drafts are kept', async () => {
	const { store, goBack, list, history, published, publishAll, onPublished } = await createSite()
	await store.words.change([change('home', 'Eins')], 'ada')
	await publishAll()
	await store.words.change([change('home', 'Zwei')], 'ada')
	await publishAll()
	const [, one] = await history()
	expect((await goBack(one?.id)).statusCode).toBe(200)
	expect((await list()).changes).toMatchObject([{ before: 'Eins', after: 'Zwei' }])
	expect((await goBack('original')).statusCode).toBe(200)
	expect(await published()).toEqual({})
	expect((await list()).changes).toMatchObject([{ before: text('home'), after: 'Zwei' }])
	expect(onPublished).toHaveBeenCalledTimes(4)
	const returns = (await history()).map(({ returnsTo }) => returnsTo)
	expect(returns).toEqual(['original', one?.id, undefined, undefined])
})

test('returning to a publication that never existed is answered with 404', async () => {
	const { goBack } = await createSite()
	expect((await goBack('nosuch')).statusCode).toBe(404)
})

test('a changed text makes its translations outdated until they are changed or reviewed', async () => {
	const { store, post, list, publishAll } = await createSite()
	const outdated = async () => (await list()).outdated
	const english = { file: 'pages/en/error-pages.yaml', place: 'home' }
	const portuguese = { file: 'pages/pt/error-pages.yaml', place: 'home' }
	await store.words.change([change('home', 'Heim')], 'ada')
	const others = [
		{ ...english, language: 'en' },
		{ ...portuguese, language: 'pt' },
	]
	expect(await outdated()).toMatchObject(others)
	await store.words.change([{ ...english, text: 'Back', original: 'Return to Home' }], 'ada')
	expect((await outdated()).map((each) => [each.file, each.of.file])).toEqual([
		[portuguese.file, file],
		[portuguese.file, english.file],
	])
	await publishAll()
	expect(await outdated()).toHaveLength(2)
	expect((await post('reviewed', portuguese)).statusCode).toBe(204)
	expect(await outdated()).toEqual([])
	await store.words.change([change('home', 'Daheim')], 'ada')
	expect((await outdated()).map((each) => each.language)).toEqual(['en', 'pt', 'pt'])
})

test.each([
	{ file: 'pages/de/error-pages.yaml', place: 'nowhere' },
	{ file: 'pages/de/none.yaml', place: 'home' },
	{ file: '../settings/schema.ts', place: 'home' },
	{ file: 'policies/de/terms.mdoc', place: '#nowhere' },
])(
	'a review at %j, where there is no text, is answered with 404 and not stored',
	async (address) => {
		const { post, store } = await createSite()
		expect((await post('reviewed', address)).statusCode).toBe(404)
		expect(await store.words.reviews()).toEqual(new Map())
	},
)

test('reviewing one block of a part of prose marks the whole part as reviewed', async () => {
	const { store, list, post } = await createSite()
	const [english, german] = ['en', 'de'].map((language) => `policies/${language}/terms.mdoc`)
	const [first, second] = placesOf(english ?? '').filter(({ place }) => place.startsWith('#'))
	const [part] = placesOf(german ?? '').filter(({ place }) => place.startsWith('#'))
	const edit = { file: english ?? '', place: second?.place ?? '', original: second?.text ?? '' }
	await store.words.change([{ ...edit, text: 'Otherwise.' }], 'ada')
	const languages = async () => (await list()).outdated.map(({ language }) => language)
	expect([first?.place, await languages()]).toEqual(['#operator', ['de', 'pt']])
	await post('reviewed', { file: german, place: `${part?.place}/1` })
	expect(await languages()).toEqual(['pt'])
})
