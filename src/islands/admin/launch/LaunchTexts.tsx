import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { LaunchReport } from '#contract/launch.ts'
import { Storey } from '#islands/admin/account/Storey.tsx'
import launchWords from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

const { texts: words, groups } = launchWords

/** The statements of the pages that wait for the owner, by kind. */
export function LaunchTexts({ texts }: Pick<LaunchReport, 'texts'>) {
	const byTopic = Map.groupBy(texts ?? [], ({ topic }) => topic)
	return (
		<Storey {...groups.texts}>
			{texts === null && <p>{words.unknown}</p>}
			{texts?.length === 0 && <p>{words.none}</p>}
			<div className={styles['topics']}>
				{[...byTopic].map(([topic, found]) => (
					<Disclosure key={topic} summary={`${words.topics[topic]} (${found.length})`}>
						<p>{words.where[topic]}</p>
						<ul className={styles['texts']}>
							{found.map(({ what, why }) => (
								<li key={`${what} ${why}`}>
									<b lang="en">{what}</b> <span lang="en">{why}</span>
								</li>
							))}
						</ul>
					</Disclosure>
				))}
			</div>
		</Storey>
	)
}
