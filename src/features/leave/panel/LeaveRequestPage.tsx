import { useQuery } from '@tanstack/react-query'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { LeaveDetail } from '#features/leave/messages/leave-detail.ts'
import { Refused } from '#panel/client/api.ts'
import { formatDateTime } from '#panel/format/format-date.ts'
import { readWithProof } from '#panel/login/useProof.tsx'
import { leavePath, personPath, usePanelAddress } from '#panel/panel-address.ts'
import { usePanel } from '#panel/panel-context.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { StatusBadge } from '#panel/parts/StatusBadge.tsx'
import words from '#content/messages/es/panel/leave.yaml'
import { leaveKey, readLeaveDetail } from './leave-api.ts'
import { LeaveActions } from './LeaveActions.tsx'
import { LeaveFacts } from './LeaveFacts.tsx'
import styles from '#features/people/panel/person/PersonPage.module.css'
import ownStyles from './LeavePage.module.css'

/** One request: its content, the site's data about the person, and the next steps. */
export function LeaveRequestPage() {
	const { withProof } = usePanel()
	const { query } = usePanelAddress()
	const id = new URLSearchParams(query).get('id') ?? ''
	const { data, dataUpdatedAt, isPending, isFetching, isError, refetch } = useQuery({
		queryKey: leaveKey(id),
		queryFn: async ({ signal }) =>
			await readWithProof(withProof, words.readMore, async () => {
				try {
					return await readLeaveDetail(id, signal)
				} catch (error) {
					if (error instanceof Refused && error.refusal.error === 'not-found') return null
					throw error
				}
			}),
		meta: { failure: words.failed },
	})
	return (
		<section className={`frame place ${styles['place']}`} aria-busy={isFetching}>
			<p className="crumb">
				<PanelLink href="/waitlist/bajas">{words.back}</PanelLink>
			</p>
			{isPending && <p role="status">{words.loading}</p>}
			{isError && (
				<p role="status">
					{words.failed.text}. <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
				</p>
			)}
			{data === null && (
				<>
					<PlaceHeading>{words.unknown.title}</PlaceHeading>
					<p>{words.unknown.text}</p>
				</>
			)}
			{data && (
				<>
					<PlaceHeading>{data.request.number}</PlaceHeading>
					<div className={`pair ${styles['columns']}`}>
						<LeaveFacts request={data.request} now={dataUpdatedAt} />
						<section className={ownStyles['request']}>
							<Task {...data} />
							<LeaveActions detail={data} />
							<Known {...data} />
						</section>
					</div>
				</>
			)}
		</section>
	)
}

/** The legal duties, and the party that has them. */
function Task({ request: { kind }, provider }: LeaveDetail) {
	return (
		<>
			<h2>{words.task.title}</h2>
			<p>{words.task[kind]}</p>
			{provider && (kind === 'withdraw' || kind === 'cancel' || kind === 'regret') && (
				<p>
					{formatMessage('es', words.task.provider, { name: provider.name })}{' '}
					{provider.url !== null && <a href={provider.url}>{words.task.providerLink}</a>}
				</p>
			)}
		</>
	)
}

/** The person on the list and other requests of the address. */
function Known({ request: { email }, person, others }: LeaveDetail) {
	if (email === null) return null
	return (
		<>
			<h2>{words.person.title}</h2>
			{person ? (
				<p>
					<StatusBadge status={person.status} />{' '}
					{formatMessage('es', words.person.onList, {
						day: formatDateTime(person.created_at),
						mails: person.mails,
					})}{' '}
					<PanelLink href={personPath(person.id)}>{words.person.open}</PanelLink>
				</p>
			) : (
				<p>{words.person.notOnList}</p>
			)}
			{others.length > 0 && (
				<>
					<p>{words.person.others}</p>
					<ul>
						{others.map(({ id, number, kind, received_at }) => (
							<li key={id}>
								<PanelLink href={leavePath(id)}>{number}</PanelLink>, {words.kinds[kind]},{' '}
								{formatDateTime(received_at)}
							</li>
						))}
					</ul>
				</>
			)}
		</>
	)
}
