import { formatMessage } from '#cms/reader/format/format-message.ts'
import { type LeaveDetail, leaveDetail } from '#features/leave/messages/leave-detail.ts'
import { formatDateTime } from '#panel/format/format-date.ts'
import { leavePath, personPath } from '#panel/panel-address.ts'
import { DetailPage } from '#panel/parts/DetailPage.tsx'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { StatusBadge } from '#panel/parts/StatusBadge.tsx'
import words from '#content/messages/es/panel/leave.yaml'
import { LeaveActions } from './LeaveActions.tsx'
import { LeaveFacts } from './LeaveFacts.tsx'
import styles from '#features/people/panel/person/PersonPage.module.css'
import ownStyles from './LeavePage.module.css'

export function LeaveRequestPage() {
	return (
		<DetailPage
			path="/api/admin/leave/request"
			schema={leaveDetail}
			words={words}
			className={styles['place']}
			crumb={<PanelLink href="/waitlist/bajas">{words.back}</PanelLink>}
		>
			{(detail, readAt) => (
				<>
					<PlaceHeading>{detail.request.number}</PlaceHeading>
					<div className={`pair ${styles['columns']}`}>
						<LeaveFacts request={detail.request} now={readAt} />
						<section className={ownStyles['request']}>
							<Task {...detail} />
							<LeaveActions detail={detail} />
							<Known {...detail} />
						</section>
					</div>
				</>
			)}
		</DetailPage>
	)
}

/** What the law requires, and who has to do it. */
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

/** The person on the waitlist who has the request's address, and the other requests with this address. */
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
