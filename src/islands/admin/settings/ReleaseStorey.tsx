import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { ReleaseList } from '#contract/releases.ts'
import { Storey } from '#islands/admin/account/Storey.tsx'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatDateTime } from '#islands/admin/format-date.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { formatMessage } from '#words/format-message.ts'
import { BuildStatus } from './BuildStatus.tsx'
import { buildPages, cancelBuild, serveRelease } from './releases-api.ts'
import { useReleases } from './useReleases.ts'
import words from '#content/messages/es/panel/releases.yaml'
import styles from './ReleaseStorey.module.css'

type Props = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	/** Of the settings: a change may lead to new pages. */
	revision: number
}

/** The pages: what is built, and the releases that can be served again. */
export function ReleaseStorey({ revision, ...props }: Props) {
	const { toasts, onExpired } = props
	const { list, reload } = useReleases({
		revision,
		onExpired,
		onBuilt: () => toasts.show(words.done),
		onFailure: () => toasts.show(words.loadFailed, 'error'),
	})
	const { isBusy, run } = useAction({ ...props, onChanged: reload })
	const isBuilding = list?.build.state === 'building'

	function onRefusal(refusal: string): boolean {
		const isGone = refusal === 'not-found' || refusal === 'conflict'
		if (isGone) toasts.show(words.gone, 'error')
		return isGone
	}

	return (
		<Storey title={words.title} text={words.text}>
			{list && (
				<>
					<BuildStatus {...list} />
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
					<div className={styles['releases']}>
						<Releases
							releases={list.releases}
							onUse={(id) =>
								void run({ action: words.use, done: words.used, onRefusal }, () =>
									serveRelease({ id }),
								)
							}
						/>
					</div>
				</>
			)}
		</Storey>
	)
}

type ReleasesProps = Pick<ReleaseList, 'releases'> & { onUse: (id: string) => void }

function Releases({ releases, onUse }: ReleasesProps) {
	if (releases.length === 0) return <p className="soft">{words.none}</p>
	return (
		<DataTable
			label={words.title}
			columns={[words.version]}
			rows={releases.map(({ id, at, isServed }) => ({
				id,
				cells: [formatDateTime(at)],
				actions: isServed ? (
					<span className={styles['served']}>
						<MiniWindow size="cell" level={100} />
						{words.served}
					</span>
				) : (
					<TextButton
						aria-label={formatMessage('es', words.useLabel, { time: formatDateTime(at) })}
						onClick={() => onUse(id)}
					>
						{words.use}
					</TextButton>
				),
			}))}
		/>
	)
}
