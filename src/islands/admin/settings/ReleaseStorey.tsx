import { Button } from '#components/ui/Button.tsx'
import { Storey } from '#islands/admin/account/Storey.tsx'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { BuildStatus } from './BuildStatus.tsx'
import { buildPages, cancelBuild } from './releases-api.ts'
import { usePageStatus } from './usePageStatus.ts'
import words from '#content/messages/es/panel/releases.yaml'

type Props = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	/** Revision of the settings: a change may cause a build. */
	revision: number
}

/** The build of the pages. */
export function ReleaseStorey({ revision, ...props }: Props) {
	const { toasts, onExpired } = props
	const { status, reload } = usePageStatus({
		revision,
		onExpired,
		onFailure: () => toasts.show(words.loadFailed, 'error'),
	})
	const { isBusy, run } = useAction({ ...props, onChanged: reload })
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
								? run({ action: words.cancel, done: words.cancelled }, cancelBuild)
								: run({ action: words.build }, buildPages))
						}
					>
						{isBuilding ? words.cancel : words.build}
					</Button>
				</>
			)}
		</Storey>
	)
}
