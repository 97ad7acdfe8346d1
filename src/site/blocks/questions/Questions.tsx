import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { BlockProps } from '#site/blocks/block.ts'
import type { QuestionsProps } from './questions.schema.ts'

type Props = BlockProps<QuestionsProps> & { className?: string | undefined }

/** Questions that unfold their answers. */
export function Questions({ id, title, questions, className = '' }: Props) {
	return (
		<section className={`frame section reading ${className}`.trimEnd()} id={id}>
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
