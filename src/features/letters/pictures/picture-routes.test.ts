import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { letterPicture, letterPictures } from '#features/letters/messages/letter-picture.ts'
import { pictureLimits, pictureLine } from '#features/letters/pictures/rules/letter-picture.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { createStore } from '#app/store.ts'
import { dailyDatabases, type TestDatabase } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTestApi, logIn, sameOrigin } from '#testing/test-api.ts'

const path = '/api/admin/letter-pictures'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('an uploaded picture is listed, served to everyone as immutable, and deleted', async () => {
		const { upload, get, post, app, store } = await newPanel(kind)
		const added = await upload(await photograph('#f9c056'))
		expect(added.statusCode).toBe(201)
		const picture = letterPicture.parse(added.json())
		expect(picture).toMatchObject({ width: 1_040, height: 520, is_used: false })
		expect(letterPictures.parse((await get(path)).json())).toEqual([picture])
		const served = await app.inject({ url: `/letters/pictures/${picture.name}` })
		expect(served.statusCode).toBe(200)
		expect(served.headers).toMatchObject({
			'content-type': 'image/jpeg',
			'cache-control': 'public, max-age=31536000, immutable',
			'cross-origin-resource-policy': 'cross-origin',
			'content-length': String(picture.bytes),
		})
		expect(served.headers['set-cookie']).toBeUndefined()
		expect((await sharp(served.rawPayload).metadata()).width).toBe(1_040)
		expect((await post('/delete', { name: picture.name })).statusCode).toBe(204)
		expect((await app.inject({ url: `/letters/pictures/${picture.name}` })).statusCode).toBe(404)
		expect((await get(path)).json()).toEqual([])
		const actions = (await store.audit.newest()).map(({ action }) => action)
		expect(actions).toEqual(
			expect.arrayContaining(['letter picture added', 'letter picture deleted']),
		)
	})

	test('a picture uploaded in one process can be read in any other process with the same database', async () => {
		const { upload, where } = await newPanel(kind)
		const { name } = letterPicture.parse((await upload(await photograph('#c4dbe0'))).json())
		const other = kind.open(where)
		onTestFinished(() => other.close())
		const { letters } = createStore(other, systemClockAndRandom)
		const bytes = await letters.bytesOfPicture(name)
		expect((await sharp(bytes ?? undefined).metadata()).width).toBe(1_040)
	})

	test('a picture that is uploaded twice is stored once', { tags: 'night' }, async () => {
		const { upload, get } = await newPanel(kind)
		const file = await photograph('#364e42')
		await Promise.all([upload(file), upload(file)])
		expect(letterPictures.parse((await get(path)).json())).toHaveLength(1)
	})

	test('a picture used in a letter is not deleted', async () => {
		const { upload, get, post, db } = await newPanel(kind)
		const { name } = letterPicture.parse((await upload(await photograph('#000'))).json())
		const content = { de: { subject: 'Wir', text: pictureLine(name, 'Ein Fenster') } }
		await insertDraft(db, { id: 'a', content: JSON.stringify(content) })
		expect(letterPictures.parse((await get(path)).json())).toMatchObject([{ is_used: true }])
		const refused = await post('/delete', { name })
		expect([refused.statusCode, refused.json()]).toEqual([
			409,
			{ error: 'conflict', field: 'used' },
		])
		await db.write((transaction) => transaction.deleteFrom('letters').execute())
		expect((await post('/delete', { name })).statusCode).toBe(204)
	})

	test('a file that is not a picture is refused with the reason', async () => {
		const { upload, app, cookie } = await newPanel(kind)
		expect((await upload(Buffer.from('<svg/>'))).json()).toEqual({
			error: 'invalid',
			field: 'format',
		})
		expect((await upload(Buffer.alloc(0))).statusCode).toBe(400)
		const large = await upload(Buffer.alloc(pictureLimits.maxUploadBytes + 1))
		expect([large.statusCode, large.json().error]).toEqual([413, 'too-large'])
		for (const type of ['image/svg+xml', 'image/gif', 'text/plain', 'application/json']) {
			const reply = await app.inject({
				method: 'POST',
				url: path,
				headers: { ...sameOrigin, cookie, 'content-type': type },
				payload: '{}',
			})
			expect([type, reply.statusCode]).toEqual([type, 415])
		}
	})

	test('uploading, listing and deleting need a session and the same origin', async () => {
		const { app, cookie } = await newPanel(kind)
		const payload = await photograph('#fff')
		const type = { 'content-type': 'image/jpeg' }
		const stranger = await app.inject({
			method: 'POST',
			url: path,
			headers: { ...sameOrigin, ...type },
			payload,
		})
		expect(stranger.statusCode).toBe(401)
		expect((await app.inject({ url: path })).statusCode).toBe(401)
		const headers = { ...type, cookie, host: sameOrigin.host, origin: 'https://elsewhere.example' }
		const foreign = await app.inject({ method: 'POST', url: path, headers, payload })
		expect(foreign.statusCode).toBe(403)
	})

	test('a path that is not a valid picture name is answered with a 404', async () => {
		const { app } = await newPanel(kind)
		for (const name of [
			'x',
			'..%2Fletters',
			`${'0'.repeat(32)}-1x1.jpg`,
			`${'0'.repeat(32)}-1x1.svg`,
		]) {
			expect((await app.inject({ url: `/letters/pictures/${name}` })).statusCode).toBe(404)
		}
	})
})

async function photograph(background: string): Promise<Buffer> {
	return await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background } })
		.jpeg()
		.toBuffer()
}

async function newPanel(kind: TestDatabase) {
	const { app, db, store, where } = await createTestApi(kind)
	const cookie = await logIn(app)
	const headers = { ...sameOrigin, cookie }
	return {
		app,
		db,
		store,
		where,
		cookie,
		get: (url: string) => app.inject({ url, headers }),
		post: (action: string, payload: object) =>
			app.inject({ method: 'POST', url: path + action, headers, payload }),
		upload: (payload: Buffer) =>
			app.inject({
				method: 'POST',
				url: path,
				headers: { ...headers, 'content-type': 'image/jpeg' },
				payload,
			}),
	}
}
