import { z } from 'zod'
import { textTopics } from '#domain/launch/launch-check.ts'
import {
	launchFindings,
	launchPointNames,
	type LaunchPointName,
} from '#domain/launch/launch-points.ts'
import { type Message, message } from '#words/message.ts'
import { announcement, copyWords, text, texts } from '#words/schemas/common.ts'

const found: z.ZodType<Message<string>> = message(
	'site?',
	'app?',
	'code?',
	'login?',
	'record?',
	'operator?',
	'country?',
	'seller?',
	'host?',
	'sender?',
	'domain?',
	'selector?',
	'hours?',
)

const points = Object.fromEntries(
	launchPointNames.map((name) => [
		name,
		z.strictObject(Object.fromEntries(launchFindings[name].map((finding) => [finding, found]))),
	]),
)

/** What each finding of a point means. */
type PointWords = z.ZodObject<Record<string, typeof found>>

/** The place “Lanzamiento”. */
export const launch = z.strictObject({
	title: text,
	text,
	open: message('n').describe('How many points are missing'),
	checking: text,
	again: text,
	failed: text,
	states: texts('done', 'open', 'advice', 'unknown', 'waiting'),
	groups: z.strictObject({
		site: announcement,
		mail: announcement,
		dns: announcement,
		test: announcement,
		legal: announcement,
		backups: announcement,
		texts: announcement,
	}),
	titles: texts(...launchPointNames),
	// Object.fromEntries loses the names.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	points: z.strictObject(points as Record<LaunchPointName, PointWords>),
	mend: texts('site', 'legal', 'mail', 'dns').describe('Opens the fields that mend a group'),
	record: z.strictObject({
		type: text,
		name: text,
		value: text,
		copy: message('what').describe('For screen readers'),
		copyLabel: text,
		after: copyWords,
		byProvider: text.describe('In place of a value that only the mail provider knows'),
		spf: text.describe('Below the suggested SPF record'),
		found: message('records'),
		none: text,
	}),
	test: z.strictObject({
		send: text,
		needsAddress: text,
		done: announcement,
		written: announcement,
		refused: z.strictObject({ title: text, text: message('code', 'meaning') }),
	}),
	texts: z.strictObject({
		none: text,
		unknown: text,
		topics: texts(...textTopics),
		where: texts(...textTopics).describe('How each kind is mended'),
		open: message('name').describe('Leads to the form of facts with that name'),
	}),
	notices: z.strictObject({ loadFailed: announcement }),
})
