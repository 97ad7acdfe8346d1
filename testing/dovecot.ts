import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from './browser.ts'
import { certificate, certificateKey } from './certificate.ts'
import { freePort } from './free-port.ts'

const executable = '/usr/sbin/dovecot'

/** The ID of user and group `nobody`, who own the emails: Dovecot refuses to read emails as root. */
const nobody = 65_534

/** Whether Dovecot 2.3 is installed; 2.4 needs a different configuration. */
export function hasDovecot(): boolean {
	if (process.getuid?.() !== 0 || !existsSync(executable)) return false
	return execFileSync(executable, ['--version'], { encoding: 'utf8' }).startsWith('2.3.')
}

/** Starts an IMAP server with TLS in a temporary folder, on a free port. Every user's password is `secret`. */
export async function startDovecot() {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-dovecot-'))
	await chmod(folder, 0o755)
	const mails = join(folder, 'mails')
	await mkdir(mails)
	await chown(mails, nobody, nobody)
	await writeFile(join(folder, 'certificate.pem'), certificate)
	await writeFile(join(folder, 'key.pem'), certificateKey, { mode: 0o600 })
	const port = await freePort()
	const file = join(folder, 'dovecot.conf')
	await writeFile(file, configuration(folder, port))
	// Starts Dovecot as a process group of its own, so that `stop` can also kill its child processes.
	const server = spawn(executable, ['-F', '-c', file], {
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe'],
	})
	const log: string[] = []
	const exited = once(server, 'exit')
	await new Promise<void>((resolve, reject) => {
		server.stderr.on('data', (chunk: Buffer) => {
			log.push(chunk.toString())
			if (log.join('').includes('starting up for imap')) resolve()
		})
		void exited.then(() => reject(new Error(`Dovecot did not start:\n${log.join('')}`)))
	})
	return {
		/** URL of an empty mailbox. */
		urlOf: (user: string, password = 'secret') => `imaps://${user}:${password}@127.0.0.1:${port}`,
		ca: certificate,
		stop: async () => {
			// After SIGTERM, the server would wait for its child processes for up to 6 s.
			if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL')
			await exited
			await rm(folder, { recursive: true, force: true, maxRetries: 10 })
		},
	}
}

function configuration(folder: string, port: number): string {
	return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
mail_location = maildir:${folder}/mails/%u
mail_fsync = never
auth_failure_delay = 0
passdb {
	driver = static
	args = password=secret
}
userdb {
	driver = static
	args = uid=${nobody} gid=${nobody} home=${folder}/mails/%u
}
# Wrong passwords delay no answer.
service anvil {
	unix_listener anvil-auth-penalty {
		mode = 0
	}
}
service imap-login {
	inet_listener imap {
		port = 0
	}
	inet_listener imaps {
		port = ${port}
	}
}
`
}

/** Installs Dovecot. If that fails, for example offline, the test against an IMAP server is skipped. */
export function installDovecot(): void {
	try {
		installPackages({ 'dovecot-imapd': executable })
	} catch {
		console.log('dovecot-imapd cannot be installed: the test against an IMAP server is skipped.')
	}
}
