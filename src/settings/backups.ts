import { z } from 'zod'

/** A folder, or a bucket with the beginning of the names in it, which is empty or ends with a slash. */
type BackupPlace =
	| { readonly kind: 'folder'; readonly folder: string }
	| { readonly kind: 's3'; readonly bucket: string; readonly prefix: string }

/** How the account of a bucket is reached. */
type S3Account = {
	readonly endpoint: string
	readonly region: string
	readonly accessKeyId: string
	readonly secretAccessKey: string
}

/** The settings by their names, as far as they are set. */
type BackupVariables = {
	readonly BACKUP_TO?: BackupPlace | undefined
	readonly BACKUP_RECIPIENT?: readonly string[] | undefined
	readonly S3_ENDPOINT?: string | undefined
	readonly S3_REGION: string
	readonly S3_ACCESS_KEY_ID?: string | undefined
	readonly S3_SECRET_ACCESS_KEY?: string | undefined
}

/** Where backups go: a folder, or `s3://BUCKET/PREFIX`. */
export const backupPlace = z.string().transform((text, context): BackupPlace => {
	const [, bucket, path = ''] =
		/^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(.*))?$/.exec(text) ?? []
	if (bucket !== undefined) {
		const prefix = path.replaceAll(/^\/+|(?<!\/)\/+$/g, '')
		return { kind: 's3', bucket, prefix: prefix === '' ? '' : `${prefix}/` }
	}
	if (!/^\w+:\/\//.test(text)) return { kind: 'folder', folder: text }
	context.addIssue('must be a folder, or s3://BUCKET/PREFIX')
	return z.NEVER
})

/** Public keys of age, separated by commas or spaces. */
export const backupRecipients = z
	.string()
	.transform((text) => text.split(/[\s,]+/).filter((key) => key !== ''))
	.refine(
		(keys) => keys.length > 0 && keys.every((key) => /^age1[\da-z]{58,}$/.test(key)),
		'must be public keys of age (age1…), separated by commas. The secret key belongs on another machine',
	)

/**
 * What is wrong with the settings of backups, by the name of the setting.
 *
 * @example backupIssues({ BACKUP_TO: { kind: 's3', bucket: 'a', prefix: '' }, S3_REGION: 'auto', … })
 * // [{ name: 'S3_ENDPOINT', message: 'must be set, because BACKUP_TO is an s3:// address' }, …]
 */
export function backupIssues(
	env: BackupVariables,
): readonly { readonly name: string; readonly message: string }[] {
	if (env.BACKUP_TO?.kind !== 's3') return []
	const required = {
		BACKUP_RECIPIENT: 'its owner could read a backup that is not encrypted',
		S3_ENDPOINT: 'BACKUP_TO is an s3:// address',
		S3_ACCESS_KEY_ID: 'BACKUP_TO is an s3:// address',
		S3_SECRET_ACCESS_KEY: 'BACKUP_TO is an s3:// address',
	} as const
	return Object.entries(required).flatMap(([name, reason]) =>
		name in env ? [] : [{ name, message: `must be set, because ${reason}` }],
	)
}

export type BackupSettings = {
	/** Null: `npm run backup` has to be told a file. */
	readonly to:
		| Extract<BackupPlace, { kind: 'folder' }>
		| (Extract<BackupPlace, { kind: 's3' }> & S3Account)
		| null
	/** The public keys that backups are encrypted for; none: they are not encrypted. */
	readonly recipients: readonly string[]
}

/**
 * Combines the settings of backups.
 *
 * @example backupSettings({ BACKUP_TO: { kind: 'folder', folder: '/backup' }, S3_REGION: 'auto' }).recipients // []
 */
export function backupSettings(env: BackupVariables): BackupSettings {
	const place = env.BACKUP_TO ?? null
	return Object.freeze({
		to:
			place?.kind === 's3'
				? Object.freeze({
						...place,
						endpoint: env.S3_ENDPOINT ?? '',
						region: env.S3_REGION,
						accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
						secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
					})
				: place,
		recipients: env.BACKUP_RECIPIENT ?? [],
	})
}
