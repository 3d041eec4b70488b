import { adminApi } from '@cairn/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { Loading } from '../../ui/layout/loading.js';
import { ErrorNotice, Notice } from '../../ui/records/notice.js';
import { EnrolmentForm } from './enrolment-form.js';
import { Gate } from './gate.js';

/** The page of a one-time link: the authenticator is set up, a password chosen, and the account created. */
export const EnrolmentPage = () => {
  const say = useSay();
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ['enrolment', token],
    queryFn: () => client.send(adminApi.enrolment, { params: { token } }),
    enabled: !isDone,
    retry: false,
    // Switching to the authenticator app and back must not reload the link.
    staleTime: Infinity,
  });
  return (
    <Gate title={say('enrolment.title')} lead={isDone ? null : say('enrolment.lead')}>
      {isDone ? (
        <>
          <Notice tone="success">{say('enrolment.done')}</Notice>
          <Link to="/login">{say('enrolment.to_sign_in')}</Link>
        </>
      ) : (
        <>
          {error !== null && <ErrorNotice error={error} />}
          {error === null && data === undefined && <Loading />}
          {data !== undefined && <EnrolmentForm token={token} enrolment={data} onDone={() => setIsDone(true)} />}
        </>
      )}
    </Gate>
  );
};
