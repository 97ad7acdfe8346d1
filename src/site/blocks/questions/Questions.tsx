import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { BlockProps } from '#site/blocks/block.ts'
import type { QuestionsProps } from './questions.schema.ts'
import styles from './Questions.module.css'

type Props = BlockProps<QuestionsProps> & {
	/** Whether they stand in the column of an article. */
	isInText?: boolean
}

/** Questions that unfold their answers. */
export function Questions({ id, title, questions, isInText = false }: Props) {
	return (
		<section
			className={isInText ? `frame section reading ${styles['inText']}` : 'frame section reading'}
			id={id}
		>
			<h2>{title}</h2>
			<div>
				{questions.map(({ question, answer }) => (
					<Disclosure key={question} summary={question}>
						<p>{answer}</p>
					</Disclosure>
				))}
			</div>
		</section>
	)
}
