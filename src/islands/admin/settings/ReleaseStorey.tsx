import { Button } from '#components/ui/Button.tsx'
import { Storey } from '#islands/admin/account/Storey.tsx'
import { useAction } from '#islands/admin/useAction.ts'
import { BuildStatus } from './BuildStatus.tsx'
import { buildPages, cancelBuild } from './releases-api.ts'
import { usePageStatus } from './usePageStatus.ts'
import words from '#content/messages/es/panel/releases.yaml'

/**
 * The build of the pages.
 *
 * @param revision of the settings: a change may cause a build
 */
export function ReleaseStorey({ revision }: { revision: number }) {
	const { status, reload } = usePageStatus(revision)
	const { isBusy, run } = useAction({ onChanged: reload })
	const isBuilding = status?.build.state === 'building'

	return (
		<Storey title={words.title} text={words.text}>
			{status && (
				<>
					<BuildStatus {...status} />
					<Button
						tone="outline"
						aria-busy={isBusy}
						onClick={() =>
							void (isBuilding
								? run({ action: words.cancel, done: words.cancelled }, () => cancelBuild({}))
								: run({ action: words.build }, () => buildPages({})))
						}
					>
						{isBuilding ? words.cancel : words.build}
					</Button>
				</>
			)}
		</Storey>
	)
}
