/** The user of nginx and Caddy on Debian, or one with as few rights. */
export const proxyUser = 'www-data'

type Shown = {
	/** The folder of the releases, whose parents are closed to others. */
	readonly releases: string
	/** Where the proxy sees it: an empty folder. */
	readonly shown: string
	/** Whether the command changes to the proxy's user by itself, as nginx does. */
	readonly isKeepingRoot: boolean
}

/**
 * The command that shows a proxy the releases, read-only, as `deploy/proxy-releases.conf` does, and gives up root's
 * rights. Without root the command runs as it is, on a folder that its user owns.
 */
export function asProxyUser(
	command: readonly string[],
	{ releases, shown, isKeepingRoot }: Shown,
): readonly [string, ...string[]] {
	if (process.getuid?.() !== 0) return ['env', ...command]
	const change = `setpriv --reuid=${proxyUser} --regid=${proxyUser} --clear-groups`
	const mount = 'mount --bind "$1" "$2" && mount -o remount,bind,ro "$2"'
	const script = `${mount} && shift 2 && exec ${isKeepingRoot ? '' : change} "$@"`
	return ['unshare', '--mount', 'sh', '-c', script, 'sh', releases, shown, ...command]
}
