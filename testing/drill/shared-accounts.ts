const credentials = { username: 'ada', password: 'correct horse battery' }

/** Checks that two servers share sessions, logouts and failed logins. */
export async function sharedAccounts(one: string, other: string): Promise<Record<string, boolean>> {
	const entered = await logIn(one, credentials)
	const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
	const there = await fetch(`${other}/api/auth/session`, { headers: { cookie } })
	await fetch(`${other}/api/auth/logout`, { method: 'POST', headers: { cookie, origin: other } })
	const afterwards = await fetch(`${one}/api/auth/session`, { headers: { cookie } })
	const wrong = { username: 'bob', password: 'wrong' }
	const answers: number[] = []
	for (let pair = 1; pair <= 7; pair++) {
		const both = await Promise.all([logIn(one, wrong), logIn(other, wrong)])
		answers.push(...both.map(({ status }) => status))
	}
	return {
		'a session of one server is unknown to the other': there.status !== 200,
		'a session goes on after its end at the other server': afterwards.status !== 401,
		'ten failures are not counted together': answers.slice(0, 10).some((status) => status !== 401),
		'the eleventh failure is not told to wait': answers.slice(10).some((status) => status !== 429),
	}
}

async function logIn(address: string, body: object): Promise<Response> {
	return await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: address },
		body: JSON.stringify(body),
	})
}
