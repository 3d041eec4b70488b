import { useParams } from 'react-router-dom';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { DocumentReaders } from '../../../features/owner/documents/document-readers.js';

const OwnerDocuments = () => {
  const { id = '' } = useParams();
  return <OwnerFrame id={id}>{() => <DocumentReaders campaignId={id} />}</OwnerFrame>;
};

export default OwnerDocuments;
