import { Button } from '#site/ui/controls/Button.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'
import styles from './Login.module.css'

const words = shellWords.unanswered

type Props = { onRetry: () => void }

/** Shown instead of the login if the server could not check the session. */
export function SessionUnanswered({ onRetry }: Props) {
	return (
		<section className={`frame ${styles['login']}`} role="alert">
			<h1>{words.title}</h1>
			<p>{words.text}</p>
			<Button onClick={onRetry}>{words.tryAgain}</Button>
		</section>
	)
}
