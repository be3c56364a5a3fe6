import type { ReactNode } from 'react'
import { AllowedList } from './allowed-list'
import { BuildStep } from './build-step'
import { ChangeList } from './change-list'
import { FindingRows, LaunchRows } from './finding-rows'
import { LaggingList } from './lagging-list'
import { t } from './language'
import { SendStep } from './send-step'

/** The steps from changed texts to a site that can be published. */
export function PublishPanel() {
  return (
    <div className="publish">
      <Step name="changes" content={<ChangeList />} />
      <Step name="lagging" content={<LaggingList />} />
      <Step
        name="check"
        content={
          <>
            <FindingRows />
            <AllowedList />
          </>
        }
      />
      <Step name="build" content={<BuildStep />} />
      <Step name="send" content={<SendStep />} />
      <LaunchRows />
    </div>
  )
}

type StepProps = { name: 'changes' | 'lagging' | 'check' | 'build' | 'send'; content: ReactNode }

const Step = ({ name, content }: StepProps) => (
  <section data-step={name}>
    <h3>{t(`publish.${name}`)}</h3>
    {content}
  </section>
)
