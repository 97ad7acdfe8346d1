import {
	launchReport,
	type LaunchReport,
	testMailResult,
	type TestMailResult,
} from '#contract/launch.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'

export async function readLaunch(_query: string, signal: AbortSignal): Promise<LaunchReport> {
	return await getJson(launchReport, '/api/admin/launch', signal)
}

export async function sendTestMail(): Promise<TestMailResult> {
	const response = await requireOk(await postJson('/api/admin/launch/test-mail', {}))
	return testMailResult.parse(await response.json())
}
