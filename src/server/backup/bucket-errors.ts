import type { BackupSettings } from '#settings/backups.ts'
import { BackupError } from './backup-error.ts'

/** How a request to a bucket failed: there was no answer, or one that refuses. */
export type BucketAnswer = {
	readonly act: 'list' | 'read' | 'write' | 'delete'
	readonly settings: Extract<BackupSettings['to'], { kind: 's3' }>
	/** What `fetch` threw. */
	readonly failure?: unknown
	readonly status?: number
	/** The XML document of the answer. */
	readonly answer?: string
}

/** Sentences by the codes of S3. */
const sentences: Readonly<
	Record<string, (settings: BucketAnswer['settings'], act: BucketAnswer['act']) => string>
> = {
	NoSuchBucket: ({ bucket, endpoint }) =>
		`There is no bucket ${bucket} at ${endpoint}. Create it, or correct BACKUP_TO and S3_ENDPOINT.`,
	NoSuchKey: ({ bucket, prefix }) =>
		`s3://${bucket}/${prefix} has no such backup. See: npm run backup -- list`,
	InvalidAccessKeyId: () => 'The bucket does not know S3_ACCESS_KEY_ID. Correct the setting.',
	SignatureDoesNotMatch: () =>
		'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID. Correct the setting.',
	AccessDenied: ({ bucket }, act) =>
		`The key of S3_ACCESS_KEY_ID may not ${act} in the bucket ${bucket}. Give it the rights to list, read, write and delete.`,
	RequestTimeTooSkewed: () =>
		"This machine's clock differs from the bucket's by more than 15 minutes. Set it right: timedatectl set-ntp true",
	AuthorizationHeaderMalformed: () => 'S3_REGION is not the region of the bucket. Correct it.',
	PermanentRedirect: () => 'The bucket is in another region. Correct S3_REGION and S3_ENDPOINT.',
	QuotaExceeded: () => 'The bucket is full. Make room in it, or enlarge its quota.',
	EntityTooLarge: () => 'The backup is larger than the bucket allows.',
}

/**
 * The sentence for a request that failed. It repeats no setting that is secret.
 *
 * @example bucketError({ act: 'list', settings, status: 404, answer: '<Code>NoSuchBucket</Code>' }).message
 * // 'There is no bucket backups at https://s3.example. …'
 */
export function bucketError({ act, settings, failure, status, answer }: BucketAnswer): BackupError {
	if (status === undefined) {
		return new BackupError(
			`The bucket at ${settings.endpoint} cannot be reached (${codeOf(failure)}). Check S3_ENDPOINT and the network, and run the command again.`,
			{ cause: failure },
		)
	}
	const [, code = codesByStatus[status] ?? ''] = /<Code>(\w+)<\/Code>/.exec(answer ?? '') ?? []
	const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
	return new BackupError(
		sentence?.(settings, act) ??
			`The bucket refused to ${act} (${[status, code].join(' ').trim()}). Try again later; if it stays so, ask who runs it.`,
	)
}

/** Answers without a document. */
const codesByStatus: Readonly<Record<number, string>> = {
	301: 'PermanentRedirect',
	403: 'AccessDenied',
	507: 'QuotaExceeded',
}

/** The code of a network error, which `fetch` has as its cause. */
function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return 'no answer'
	if (error.name === 'TimeoutError') return 'no answer within 30 seconds'
	const { cause } = error
	return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
}
